# The whole product with the sandbox lender, which is not for real borrowers. Settings: .env.production, read by the build.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 KADAM_DATA=/data
RUN install --directory --owner=node --group=node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/src ./src
COPY --from=build /app/schemas ./schemas
COPY --from=build /app/sandbox ./sandbox
COPY --from=build /app/dist ./dist
COPY --from=build /app/deploy ./deploy
USER node
VOLUME /data
EXPOSE 4173
# The lender answers with 200 once its database does.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "sandbox/main.ts"]
