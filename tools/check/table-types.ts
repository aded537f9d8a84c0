import { verifyTableTypes } from '../db/table-types.ts'
import type { Check } from './finding.ts'

/** packages/db/src/tables.ts is what the migrations make. */
export const tableTypes: Check = {
  name: 'table types',
  run: async (root) => {
    const fault = await verifyTableTypes(root)
    return { faults: fault === null ? [] : [`${fault}\nRun \`npm run db:types\`.`] }
  },
}
