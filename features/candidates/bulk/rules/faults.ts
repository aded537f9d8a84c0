import { type BulkFault, bulkFaults } from '../contract.ts'

export function isBulkFault(value: string | null): value is BulkFault {
  return bulkFaults.some((fault) => fault === value)
}
