import { benchImportMemory } from './import-memory.ts'
import { benchMediaSeek } from './media-seek.ts'
import { benchReportOpen } from './report-open.ts'
import { benchReportRead } from './report-read.ts'
import { benchReportGrowth } from './report-read-growth.ts'
import { openBench } from './server.ts'
import { benchTabReads } from './tab-reads.ts'
import { printTable } from './table.ts'

/** Runs every bench on one server, so that the ratios are comparable. */
const bench = await openBench()
try {
  const rows = [
    ...(await benchReportRead(bench)),
    ...(await benchReportOpen(bench)),
    ...(await benchMediaSeek(bench)),
    ...(await benchImportMemory()),
    ...(await benchReportGrowth(bench)),
    ...(await benchTabReads()),
  ]
  printTable(rows)
} finally {
  await bench.close()
}
