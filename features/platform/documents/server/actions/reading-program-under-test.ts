import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// A reading program whose documents say what it does with them.
const [folder = ''] = process.argv.slice(2)
let documents = 0
for await (const number of createInterface({ input: process.stdin })) {
  documents += 1
  const deed = await readFile(await readFile(join(folder, `${number}.request`), 'utf8'), 'utf8')
  if (deed === 'crash' || (deed === 'crash when used' && documents > 1)) process.exit(1)
  if (deed === 'hang') continue
  await writeFile(join(folder, `${number}.out`), String(process.pid))
  process.stdout.write(deed === 'refuse' ? 'locked\n' : 'done\n')
}
process.exit(0)
