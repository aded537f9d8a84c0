import { rebuildIndex } from '../../../features/day/search/server/actions/keep-index.ts'
import { runCommand, say } from './plumbing/command.ts'

const usage = `npm run search:rebuild

Reads the texts of all candidates again, and writes the rows of the search that differ. Prints how many differed.`

await runCommand(async (open) => {
  const { services } = await open()
  const { candidates, skipped, added, removed } = await rebuildIndex(services)
  say(
    `${candidates} candidates were read. ${added} rows were missing or other, ${removed} rows were too many.`,
  )
  if (skipped > 0) say(`${skipped} candidates were in use and are read by the server.`)
}, usage)
