import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees what nothing holds any more, so that what is measured then is held. */
export const collectGarbage: () => void = runInNewContext('gc')
