import { parseArgs } from 'node:util'
import type { CompanyId } from '@candor/kernel/ids'
import { type EntryMark, type Loss, readMark } from '../../../features/platform/audit/rules/heads.ts'
import {
  checkHeads,
  findLoss,
  type HeadsCheck,
  listErasedCompanies,
} from '../../../features/platform/audit/server/queries/heads.ts'
import {
  type ChainCheck,
  checkChain,
  listAuditedCompanies,
} from '../../../features/platform/audit/server/queries/verify.ts'
import { openAuditHeads } from './plumbing/audit-heads.ts'
import { CommandFailed, say } from './plumbing/command.ts'
import type { OpenServices } from './plumbing/services.ts'

export const usage = `Usage: npm run audit:verify [-- <external id of a company>] [--expect <number:hash>] [--heads <file>]

--expect  an entry as an earlier check printed it: whether it is still the same one
--heads   the file of heads, or a copy that was kept elsewhere, in place of AUDIT_HEADS`

const words = {
  missing: 'is missing',
  unlinked: 'does not follow the entry before it',
  altered: 'was altered',
  emptied: 'lacks its values, and no later entry says that they were erased',
  head: 'is the last one in the log, but another one was recorded as the last',
  gone: 'was written and is missing now',
  rewritten: 'is not the one that was originally written',
} as const

/** Opens the services. Resolves with the path of the heads file. */
type Open = () => Promise<{
  readonly services: OpenServices['services']
  readonly env: Pick<OpenServices['env'], 'auditHeads'>
}>

interface Arguments {
  readonly company: string | undefined
  readonly expected: EntryMark | null
  /** Null: the heads file of the database. */
  readonly headsPath: string | null
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { expect: { type: 'string' }, heads: { type: 'string' } },
    })
    const [company, ...more] = positionals
    const expected = values.expect === undefined ? null : readMark(values.expect)
    const isBad = more.length > 0 || (values.expect !== undefined && !expected)
    if (!isBad) return { company, expected, headsPath: values.heads ?? null }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new CommandFailed(usage)
}

const lostText = ({ sequence, why }: Loss) => `entry ${sequence} ${words[why]}`

/** Prints the result for a chain itself, or what of it is known to be lost. Returns whether the chain is sound. */
function sayChain(name: string, { broken, erased, newest }: ChainCheck, lost: Loss | null): boolean {
  if (broken) say(`${name}: entry ${broken.sequence} ${words[broken.why]}.`)
  else if (lost) say(`${name}: ${lostText(lost)}.`)
  else say(newest ? `${name}: ${newest.sequence} entries, none altered.` : `${name}: no entry yet.`)
  if (erased > 0) say(`  erased    ${erased} entries whose values were erased`)
  if (newest) say(`  newest    ${newest.sequence}:${newest.hash}`)
  return broken === null
}

/** Prints the result of the heads file for a chain. Returns whether both agree. */
function sayHeads({ newest }: ChainCheck, check: HeadsCheck | undefined): boolean {
  if (!check) {
    if (newest) say('  heads     none in the file: whether the newest entries were cut off cannot be told')
    return newest === null
  }
  const { heads, upTo, lost } = check
  const newer = Math.max(0, (newest?.sequence ?? 0) - upTo)
  const fit = lost ? lostText(lost) : `${heads} up to entry ${upTo}, all of them fit`
  say(`  heads     ${fit}${newer > 0 ? `; ${newer} newer than the file` : ''}`)
  return lost === null
}

function sayExpected({ sequence }: EntryMark, lost: Loss | null): boolean {
  say(`  expected  ${lost ? lostText(lost) : `entry ${sequence} is still the same`}`)
  return lost === null
}

interface ReadHeads {
  readonly checks: ReadonlyMap<string, HeadsCheck>
  /** Companies that were erased with their logs. */
  readonly erased: ReadonlySet<string>
}

async function readHeads({ services }: Pick<OpenServices, 'services'>, path: string): Promise<ReadHeads> {
  const file = openAuditHeads(path, services.log)
  if (!(await file.isEmpty())) {
    const checks = await checkHeads(services.db, file.lines())
    return { checks, erased: await listErasedCompanies(file.lines()) }
  }
  say(`There is nothing in the file of heads, ${path}.`)
  return { checks: new Map(), erased: new Set() }
}

/**
 * Prints companies that are in the heads file but no longer in the database. Returns whether each of them was erased by
 * the operator.
 */
function sayUnknown({ checks, erased }: ReadHeads, known: readonly { id: CompanyId }[]): boolean {
  const ids = new Set<string>(known.map(({ id }) => id))
  const gone = [...checks.keys()].filter((id) => !ids.has(id))
  for (const id of gone)
    say(`${id}: ${erased.has(id) ? 'erased with its log' : 'in the file of heads, and no company any more'}.`)
  return gone.every((id) => erased.has(id))
}

/** Prints whether the audit log of one company, or of all, is unaltered. Throws `CommandFailed` where one is not. */
export async function checkAuditLog(open: Open, args: readonly string[]): Promise<void> {
  const { company, expected, headsPath } = readArguments(args)
  const opened = await open()
  const { db } = opened.services
  const all = await listAuditedCompanies(db)
  const wanted = all.filter(({ externalId }) => company === undefined || externalId === company)
  if (wanted.length === 0) throw new CommandFailed(`There is no company ${company ?? 'yet'}.`)
  if (expected && wanted.length > 1)
    throw new CommandFailed(`Name the company whose entry is expected.\n\n${usage}`)
  const heads = await readHeads(opened, headsPath ?? opened.env.auditHeads)
  let isSound = company !== undefined || sayUnknown(heads, all)
  for (const { id, externalId } of wanted) {
    const chain = await checkChain(db, id)
    const ofHeads = heads.checks.get(id)
    const ofExpected = expected && (await findLoss(db, id, expected))
    const lost = ofHeads?.lost ?? ofExpected
    const checks = [sayChain(externalId, chain, lost), sayHeads(chain, ofHeads)]
    if (expected) checks.push(sayExpected(expected, ofExpected))
    isSound &&= checks.every(Boolean)
  }
  if (!isSound)
    throw new CommandFailed('The audit log is not what was written, or cannot be compared with it.')
}
