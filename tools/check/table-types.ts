import { verifyTableTypes } from '../db/table-types.ts'
import type { Check } from './finding.ts'

/** Checks that packages/db/src/tables.ts matches the migrations. */
export const tableTypes: Check = {
  name: 'table types',
  run: async (root) => {
    const fault = await verifyTableTypes(root)
    return { faults: fault === null ? [] : [`${fault}\nRun \`npm run db:types\`.`] }
  },
}
