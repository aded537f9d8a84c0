import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
export const pinnedNode = `${root}/node_modules/.bin/node`
const mark = `${root}/node_modules/.installed`

/**
 * Whether node_modules is complete, and matches the lock file and this platform.
 *
 * The mark alone is not enough: a copy of the folder may have lost its symbolic links, or they may point to the
 * original.
 */
export function isInstalled() {
  try {
    if (readFileSync(mark, 'utf8') !== wanted()) return false
    const { optionalDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
    const hasPinnedNode = `node-${process.platform}-${process.arch}` in optionalDependencies
    if (hasPinnedNode && !realpathSync(pinnedNode).startsWith(realpathSync(root))) return false
    return realpathSync(`${root}/node_modules/@candor/kernel`) === realpathSync(`${root}/packages/kernel`)
  } catch {
    return false
  }
}

/** Call it only after a successful install. */
export function markInstalled() {
  writeFileSync(mark, wanted())
}

/** Call it before an install, so that an interrupted one is detected. */
export function markUnfinished() {
  rmSync(mark, { force: true })
}

function wanted() {
  return createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}
