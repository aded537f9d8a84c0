import { mkdtemp } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a folder for one piece of work of another program, which whoever asks for it removes again.
 *
 * Its name says whose it is, so that a later start of the server can remove what one that was killed has left: the host
 * and the process, as several containers may share the folder.
 */
export function makeWorkFolder(work: 'convert' | 'print'): Promise<string> {
  return mkdtemp(join(tmpdir(), `candor-${work}-${hostname()}-${process.pid}-`))
}
