#!/bin/sh
# Writes the files of this folder to their places on this machine, with the values of ha.env filled in.
#   sh write-files.sh db1 /root/ha.env            a database machine: db1, db2 or db3
#   sh write-files.sh replacement-of-db1 …        the same in the place of one that is gone
#   sh write-files.sh application /root/ha.env    a machine that runs Phial: HAProxy
# A machine may be both. Nothing is started.
set -eu
umask 077
here=$(cd "$(dirname "$0")" && pwd)
role=${1:?which machine this is: db1, db2, db3, replacement-of-db1… or application}
values=${2:?the file with the values, such as /root/ha.env}
. "$values"

for name in DB1 DB2 DB3 APPLICATION_NETWORK SUPERUSER_PASSWORD REPLICATION_PASSWORD REWIND_PASSWORD PATRONI_PASSWORD; do
  eval "value=\${$name:-}"
  case $value in
    '') echo "$name is missing in $values" >&2; exit 1 ;;
    *[!A-Za-z0-9./:]*) echo "$name in $values may have letters and digits only" >&2; exit 1 ;;
  esac
done

state=new
case $role in replacement-of-*) state=existing; role=${role#replacement-of-} ;; esac
case $role in
  db1) address=$DB1 ;;
  db2) address=$DB2 ;;
  db3) address=$DB3 ;;
  application) address= ;;
  *) echo "No such machine: $role" >&2; exit 1 ;;
esac

# FILE PLACE MODE OWNER
write() {
  mkdir -p "$(dirname "$2")"
  chmod 755 "$(dirname "$2")"
  sed -e "s|@NAME@|$role|g" -e "s|@ADDRESS@|$address|g" -e "s|@ETCD_STATE@|$state|g" \
    -e "s|@DB1@|$DB1|g" -e "s|@DB2@|$DB2|g" -e "s|@DB3@|$DB3|g" \
    -e "s|@APPLICATION_NETWORK@|$APPLICATION_NETWORK|g" \
    -e "s|@SUPERUSER_PASSWORD@|$SUPERUSER_PASSWORD|g" -e "s|@REPLICATION_PASSWORD@|$REPLICATION_PASSWORD|g" \
    -e "s|@REWIND_PASSWORD@|$REWIND_PASSWORD|g" -e "s|@PATRONI_PASSWORD@|$PATRONI_PASSWORD|g" \
    "$here/$1" >"$2.new"
  chown "$4" "$2.new"
  chmod "$3" "$2.new"
  mv "$2.new" "$2"
  echo "$2"
}

if [ "$role" = application ]; then
  write haproxy.cfg /etc/haproxy/haproxy.cfg 644 root:root
  exit
fi
write etcd /etc/default/etcd 644 root:root
write etcd.service.d/phial.conf /etc/systemd/system/etcd.service.d/phial.conf 644 root:root
write patroni.yml /etc/patroni/config.yml 600 postgres:postgres
write patroni.service.d/phial.conf /etc/systemd/system/patroni.service.d/phial.conf 644 root:root
write phial-ha-guard /usr/local/sbin/phial-ha-guard 755 root:root
write phial-ha-guard.service /etc/systemd/system/phial-ha-guard.service 644 root:root
