-- Run once with psql, as a superuser: creates the owner of the tables, the role of hosts and workers, and their database.
--   EDIS_OWNER_PASSWORD=… EDIS_SERVING_PASSWORD=… psql -f roles.sql
-- What the second may do there, `npx edis migrate --serving-role edis_serving` grants as the first.
\set ON_ERROR_STOP on
\getenv owner_password EDIS_OWNER_PASSWORD
\getenv serving_password EDIS_SERVING_PASSWORD
create role edis_owner login password :'owner_password';
create role edis_serving login password :'serving_password';
create database edis owner edis_owner;
revoke all on database edis from public;
grant connect on database edis to edis_serving;
