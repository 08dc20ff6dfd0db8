import { Gauge, type Registry } from 'prom-client';

/**
 * Gauges whose values are read together, once for each answer of `/metrics`. Each waits for the reading: one that is
 * only set by another one's would show what the answer before should have had.
 * @param helps what each says, by its name
 * @param read a failure leaves the values as they were
 */
export function measureTogether<Name extends string>(
  registry: Registry,
  helps: Record<Name, string>,
  read: () => Promise<Record<Name, number>>,
): void {
  let reading: Promise<Record<Name, number> | undefined> | undefined;
  const readOnce = () => {
    reading ??= read()
      // Where the database does not answer, what was known last is told again.
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  for (const name of Object.keys(helps) as Name[]) {
    new Gauge({
      name,
      help: helps[name],
      registers: [registry],
      aggregator: 'max',
      async collect() {
        const values = await readOnce();
        if (values !== undefined) this.set(values[name]);
      },
    });
  }
}
