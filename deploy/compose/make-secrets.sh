#!/bin/sh
# make-secrets.sh FOLDER [HOST]: the secrets of compose.yaml as files, each made once and never overwritten. Containers read
# them as other users than yours, so the files are readable and the folder is its owner's alone. HOST is the database's.
set -eu
folder=${1:?make-secrets.sh FOLDER [HOST]}
host=${2:-postgres}
umask 077
mkdir -p "$folder"

keep() {
  name=$1
  shift
  [ -e "$folder/$name" ] && return
  "$@" >"$folder/.$name"
  chmod 444 "$folder/.$name"
  mv "$folder/.$name" "$folder/$name"
}

keep master-key openssl rand -base64 32
for role in owner serving; do
  keep "$role-password" openssl rand -hex 24
  keep "$role-database-url" echo "postgres://edis_$role:$(cat "$folder/$role-password")@$host:5432/edis?sslmode=disable"
done
