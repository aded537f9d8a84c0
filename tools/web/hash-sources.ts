import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whatever can change the built web app. Tests cannot, and the route tree is written by the build itself. */
const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,json,html}',
  'features/*/web/**/*',
  'features/*/{contract,rules,messages}/**/*',
  'features/*/{contract,rules}.ts',
  'features/{analysis,interviews}/server/**/*',
  'demo/hailan/company.json',
  'features/*/content/**/*',
  'demo/hailan/su-qinglan-backend/bundle.json',
  'packages/{ui,messages,call,kernel}/{src,public}/**/*',
  'packages/{ui,messages,call,kernel}/package.json',
  'tools/{web/*.ts,build-web-if-stale.ts}',
  'tsconfig*.json',
  'package-lock.json',
]

/** A hash over names and contents, so that neither a checkout's dates nor its place cause a build. */
export async function hashSources(root: string): Promise<string> {
  const digest = createHash('sha256')
  for (const name of (await listSources(root)).sort()) {
    digest
      .update(`${name}\0`)
      .update(await readFile(join(root, name)))
      .update('\0')
  }
  return digest.digest('hex')
}

async function listSources(root: string): Promise<string[]> {
  const names: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    const isLeftOut = /\.test\.tsx?$|^routeTree\.gen\.ts$/.test(entry.name)
    if (entry.isFile() && !isLeftOut) names.push(join(entry.parentPath, entry.name).slice(root.length + 1))
  }
  return names
}
