import { resolve } from 'node:path'
import { writeTableTypes } from './db/table-types.ts'

await writeTableTypes(resolve(import.meta.dirname, '..'))
console.log('packages/db/src/tables.ts is written.')
