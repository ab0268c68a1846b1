#!/bin/bash
# Starts the broker of docker-compose.yml, whose clients sign in by SCRAM-SHA-512 as KAFKA_USERNAME with KAFKA_PASSWORD. `kafka.sh health` succeeds once they can.
# The password is stored at every start: a volume of an earlier version gets it, and another one in .env takes effect with a restart.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bin=${KAFKA_BIN:-/opt/kafka/bin}
host=${KAFKA_HOST:-kafka} port=${KAFKA_PORT:-9092} controllerPort=${KAFKA_CONTROLLER_PORT:-9093} localPort=${KAFKA_LOCAL_PORT:-9094}
data=${KAFKA_DATA:-/var/lib/kafka/data}
# In memory: the password is here for a moment.
place=${KAFKA_PLACE:-/tmp/registra}

if [ "${1:-}" = health ]; then
  [ -e "$place/ready" ] && : <"/dev/tcp/localhost/$port"
  exit
fi

umask 077
mkdir -p "$place"
rm -f "$place/ready"
export LOG_DIR="$place/logs"

settings=$(<"$here/kafka.properties")
for name in host port controllerPort localPort data; do settings=${settings//"{{$name}}"/"${!name}"}; done
printf '%s\n' "$settings" >"$place/server.properties"
printf 'SCRAM-SHA-512=iterations=4096,password=%s\n' "$KAFKA_PASSWORD" >"$place/login.properties"

"$bin/kafka-storage.sh" format --ignore-formatted --cluster-id "$CLUSTER_ID" --config "$place/server.properties"

# No log of the garbage collector: it would be a file.
KAFKA_LOG4J_OPTS="-Dlog4j2.configurationFile=$here/kafka-log.properties" EXTRA_ARGS='-name kafkaServer' \
  "$bin/kafka-server-start.sh" "$place/server.properties" &
server=$!
trap 'kill -TERM "$server"' TERM INT

# By the listener that only this container reaches: the other one answers nobody whose password is not stored yet.
store_password() {
  KAFKA_HEAP_OPTS=-Xmx128m "$bin/kafka-configs.sh" --bootstrap-server "localhost:$localPort" --alter \
    --entity-type users --entity-name "$KAFKA_USERNAME" --add-config-file "$place/login.properties"
}
until store_password; do
  kill -0 "$server" || exit 1
  sleep 1
done
rm "$place/login.properties"
: >"$place/ready"

# A signal ends the wait, not the server.
code=0
while kill -0 "$server" 2>/dev/null; do
  code=0
  wait "$server" || code=$?
done
exit "$code"
