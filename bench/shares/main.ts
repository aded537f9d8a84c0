import { openBench } from '../server.ts'
import { printTable, type Row } from '../table.ts'
import { benchDeadLinks } from './dead-links.ts'
import { benchGuesses } from './guesses.ts'
import { benchReading } from './reading.ts'

/** The cost of reading without an account, and what its timing reveals; all benches, or those named as arguments. */
const bench = await openBench()
try {
  const url = await bench.listen()
  const forgetful = await bench.listenForgetful()
  const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
    reading: () => benchReading(bench, { 'report read again': url, 'report built anew': forgetful }),
    links: () => benchDeadLinks(bench),
    guesses: () => benchGuesses(bench, url),
  }
  const wanted = process.argv.slice(2)
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(benches))
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()))
  printTable(rows)
} finally {
  await bench.close()
}
