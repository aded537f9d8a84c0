import { readEnv } from '../apps/server/src/env.ts'
import { keepHeapSmall } from '../apps/server/src/plumbing/http/small-heap.ts'
import { loadFormat } from '../apps/server/src/plumbing/importing.ts'
import { openServices } from '../apps/server/src/plumbing/services.ts'
import { importTree } from '../features/platform/imports/server/import/import-tree.ts'
import { openTree } from '../features/platform/imports/server/import/open-tree.ts'
import type { ImportMeasure } from './import-measure.ts'

const peakBytes = () => process.resourceUsage().maxRSS * 1024

const [source = '', dataDir = '', early = ''] = process.argv.slice(2)
keepHeapSmall()
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const { services, close } = await openServices(readEnv({ DATA_DIR: dataDir }), quiet, () => process.exit(1))
const measure: ImportMeasure = { earlyPeakBytes: 0, peakBytes: 0, bundleMs: [] }
const tree = await openTree(source)
let last = performance.now()
await importTree({ services, format: await loadFormat(), locale: 'en', companyId: null }, tree, {
  onResult({ state, faults }, done) {
    if (state !== 'stored') throw new Error(`a bundle was ${state}: ${JSON.stringify(faults.slice(0, 3))}`)
    const now = performance.now()
    measure.bundleMs.push(now - last)
    last = now
    if (done === Number(early)) measure.earlyPeakBytes = peakBytes()
  },
})
measure.peakBytes = peakBytes()
tree.close()
await close()
process.stdout.write(JSON.stringify(measure))
