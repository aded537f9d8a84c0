import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const writer = 'features/sign-in/account-changes/server/queries/change-account.ts'

/** The statements of a file that write accounts, each up to its condition. */
function writesOf(source: string): string[] {
  const statement =
    /updateTable\(['"]account['"]\)[\s\S]{0,600}?(?:\.where|\.execute)|insertInto\(['"]account['"]\)|\b(?:update|insert into)\s+account\b/g
  return [...source.matchAll(statement)].map(([found]) => found)
}

const isGuarded = (write: string) =>
  !write.startsWith('updateTable') || /\b(email|userType|userTypeBeforeFreeze|isDemo)\b|patch/.test(write)

async function writers(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{features,apps/server,packages}/**/*.ts', { cwd: root })) {
    const isOfTests = /(\.test|-under-test)\.ts$|^packages\/testkit\/|node_modules/.test(path)
    if (isOfTests) continue
    const source = await readFile(join(root, path), 'utf8')
    if (writesOf(source).some(isGuarded)) found.push(path)
  }
  return found
}

test('one file alone writes the address, the type and the state of accounts, and adds any', async () => {
  expect(await writers()).toEqual([writer])
})

test.each([
  [`db.updateTable('account').set({ email }).where('id', '=', id)`, true],
  [`db.updateTable('account').set(patch).where('id', '=', id)`, true],
  [`db\n  .updateTable('account')\n  .set({ userType: 'freeze' })\n  .where('id', '=', id)`, true],
  [`db.insertInto('account').values(row)`, true],
  ['update account set user_type = given.type', true],
  [`db.updateTable('account').set({ phone }).where('email', '=', email)`, false],
])('%j is a write of these columns: %s', (source, isFound) => {
  expect(writesOf(source).some(isGuarded)).toBe(isFound)
})
