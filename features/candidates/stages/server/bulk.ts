import { moveMany, rejectMany } from './actions/move-many.ts'

export const bulkParts = [moveMany, rejectMany]
