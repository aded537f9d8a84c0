import { access, appendFile, constants, mkdir, open, stat } from 'node:fs/promises'
import { errorCode } from '@candor/kernel/error-code'
import type { Log } from '@candor/kernel/services'
import type { AuditHeads } from '@candor/kernel/services/audit-heads'
import { headLine } from '../../../../features/platform/audit/rules/heads.ts'
import { BadSetting } from '../env/values.ts'
import type { Env } from '../env.ts'

/** The longest time until a written line is flushed to the disk (milliseconds). */
const flushAfterMs = 1_000

export interface OpenAuditHeads extends AuditHeads {
  /** Flushes what was written. */
  close(): Promise<void>
}

async function endsWithinLine(path: string): Promise<boolean> {
  const file = await open(path, 'a+', 0o600)
  try {
    const { size } = await file.stat()
    if (size === 0) return false
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer.toString() !== '\n'
  } finally {
    await file.close()
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Throws `BadSetting` where the data folder cannot be made or written. */
async function requireDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const owner = await stat(dataDir).catch(() => null)
    const whose =
      owner && owner.uid !== process.getuid?.() ? `, as it belongs to the account ${owner.uid}` : ''
    throw new BadSetting(
      `The data folder ${dataDir} cannot be written (${errorCode(error)})${whose}: start Candor as its owner, or set another DATA_DIR.`,
    )
  }
}

/** Throws `BadSetting` where the data folder or the heads file cannot be written: then nothing could be stored. */
export async function requireWritableHeads({
  dataDir,
  auditHeads,
}: Pick<Env, 'dataDir' | 'auditHeads'>): Promise<void> {
  await requireDataDir(dataDir)
  try {
    await (await open(auditHeads, 'a', 0o600)).close()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadSetting(`The file of AUDIT_HEADS cannot be written: ${reason}.`)
  }
}

/**
 * Opens the heads file for appending; its first line creates it.
 *
 * The file is reopened for each line, so that the next line notices if it was moved, its disk is full or its
 * permissions have changed. A line is one write at the end of the file, so that several processes can share it.
 */
export function openAuditHeads(path: string, log: Log): OpenAuditHeads {
  /** Lines of stored entries that could not be written yet. */
  let unwritten: string[] = []
  let flushing: ReturnType<typeof setTimeout> | null = null
  /** Whether the file may end in the middle of a line: after a start, and after a failed write. */
  let isCutOff = true

  function fail(error: unknown): void {
    log.error({ err: error, path }, 'the file of heads cannot be written: nothing is stored until it can')
  }

  async function flushNow(): Promise<void> {
    flushing = null
    await flush(path).catch(fail)
  }

  async function append(text: string): Promise<void> {
    // After a power failure or with a full disk the file may end in the middle of a line: the next one starts on a new
    // line.
    const isCut = isCutOff && (await endsWithinLine(path))
    isCutOff = true
    await appendFile(path, isCut ? `\n${text}` : text)
    isCutOff = false
    flushing ??= setTimeout(() => void flushNow(), flushAfterMs).unref()
  }

  /** Writes a line, with those that could not be written before. Returns whether it is written. */
  async function note(line: string): Promise<boolean> {
    const paying = unwritten
    const error = await append([...paying, line].join('')).catch((failed: unknown) => failed ?? 'failed')
    if (error === undefined) unwritten = unwritten.filter((waiting) => !paying.includes(waiting))
    else fail(error)
    return error === undefined
  }

  return {
    begin: (head) => note(headLine(head, 'begun')),
    erased: (head) => note(headLine(head, 'erased')),
    async stored(head) {
      const line = headLine(head, 'stored')
      try {
        await append(line)
      } catch (error) {
        fail(error)
        unwritten.push(line)
      }
    },
    async isEmpty() {
      try {
        return (await stat(path)).size === 0
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return true
        throw error
      }
    },
    async *lines() {
      const file = await open(path)
      yield* file.readLines()
    },
    async close() {
      if (flushing === null) return
      clearTimeout(flushing)
      await flushNow()
    },
  }
}
