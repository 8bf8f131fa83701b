#!/bin/sh
# make-secrets.sh FOLDER [HOST]: the secrets of compose.yaml as files, each made once and never overwritten. Containers read
# them as other users than yours, so the files are readable and the folder is its owner's alone. HOST is the database's.
set -eu
folder=${1:?make-secrets.sh FOLDER [HOST]}
host=${2:-postgres}
umask 077
mkdir -p "$folder"

keep() {
  [ -e "$folder/$1" ] && return
  cat >"$folder/.$1"
  chmod 444 "$folder/.$1"
  mv "$folder/.$1" "$folder/$1"
}

openssl rand -base64 32 | keep master-key
openssl rand -hex 24 | keep owner-password
openssl rand -hex 24 | keep serving-password
for role in owner serving; do
  echo "postgres://edis_$role:$(cat "$folder/$role-password")@$host:5432/edis?sslmode=disable" | keep "$role-database-url"
done
