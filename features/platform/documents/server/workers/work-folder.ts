import { mkdtemp } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a folder for one run of another program; the caller removes it.
 *
 * Its name has the host and the process, so that a later start of the server can remove what a killed one left, even
 * where several containers share the folder.
 */
export function makeWorkFolder(work: 'convert' | 'print'): Promise<string> {
  return mkdtemp(join(tmpdir(), `candor-${work}-${hostname()}-${process.pid}-`))
}
