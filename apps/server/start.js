// Starts the server. Plain JavaScript, so that a Node that cannot read TypeScript says so in a sentence.
const least = 24
const [major] = process.versions.node.split('.').map(Number)
if (major < least) {
  process.stderr.write(
    `Candor runs on Node ${least}, and this is ${process.version} (${process.execPath}). Start it by npm start, or by node_modules/.bin/node apps/server/start.js.\n`,
  )
  process.exitCode = 1
} else {
  await import('./src/main.ts')
}
