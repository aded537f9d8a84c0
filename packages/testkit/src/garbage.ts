import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees unreferenced memory, so that only memory in use is measured. */
export const collectGarbage: () => void = runInNewContext('gc')
