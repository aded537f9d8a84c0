import { execFile } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { basename, dirname, sep } from 'node:path'
import { promisify } from 'node:util'

/** Folders of the system that programs need: libraries, settings and fonts. */
const systemFolders = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/nix/store',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/libreoffice',
  '/var/lib/libreoffice',
  '/var/cache/fontconfig',
]

/** The folder in which a program is installed, where it is none of the system's; else null. */
function installFolder(program: string): string | null {
  const folder = dirname(realpathSync(program))
  const whole = basename(folder) === 'program' || basename(folder) === 'bin' ? dirname(folder) : folder
  const isSystem = systemFolders.some((known) => whole === known || whole.startsWith(`${known}${sep}`))
  return isSystem || whole === sep ? null : whole
}

/** Files of a program in a sandbox: one folder to write into, and files at paths of their own. */
interface Allowed {
  readonly folder: string
  readonly files: readonly { readonly at: string; readonly from: string }[]
}

/**
 * The arguments for bwrap that let a program see the system's programs and fonts, its own installation, and what it is
 * allowed: no other file, no network, no other process.
 */
export function sandboxArguments(program: string, { folder, files }: Allowed): string[] {
  const install = installFolder(program)
  const readable = install ? [...systemFolders, install] : systemFolders
  return [
    '--unshare-all',
    '--die-with-parent',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--tmpfs',
    '/tmp',
    ...readable.flatMap((path) => ['--ro-bind-try', path, path]),
    '--bind',
    folder,
    folder,
    '--chdir',
    folder,
    ...files.flatMap(({ at, from }) => ['--ro-bind', from, at]),
    '--',
    program,
  ]
}

const paths = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/run/current-system/sw/bin/bwrap']

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether programs run in a sandbox: `bwrap` is where it does, `missing` without it, `forbidden` where the system refuses. */
export type Sandbox = { readonly bwrap: string } | { readonly none: 'missing' | 'forbidden' }

/** Looks for bwrap, and tries it as this account: some systems and containers forbid it. */
export async function findSandbox(): Promise<Sandbox> {
  const bwrap = paths.find(isProgram)
  if (!bwrap) return { none: 'missing' }
  const trial = [
    '--unshare-all',
    '--ro-bind',
    '/',
    '/',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--',
    '/bin/sh',
    '-c',
    ':',
  ]
  const works = await promisify(execFile)(bwrap, trial, { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  return works ? { bwrap } : { none: 'forbidden' }
}

let found: Promise<Sandbox> | null = null

/** The sandbox of this machine, looked for once. */
export function getSandbox(): Promise<Sandbox> {
  found ??= findSandbox()
  return found
}
