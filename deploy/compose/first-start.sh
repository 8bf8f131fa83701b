# Read by the image of PostgreSQL on its first start, while it listens to nobody: the two roles and their database. Then its
# superuser has no password, and works from inside the container alone: docker compose exec postgres psql.
EDIS_OWNER_PASSWORD=$(cat "${SECRETS:-/run/secrets}/owner-password")
EDIS_SERVING_PASSWORD=$(cat "${SECRETS:-/run/secrets}/serving-password")
export EDIS_OWNER_PASSWORD EDIS_SERVING_PASSWORD
docker_process_sql -f "${ROLES:-/roles.sql}"
docker_process_sql -c 'alter role postgres password null'
unset EDIS_OWNER_PASSWORD EDIS_SERVING_PASSWORD
