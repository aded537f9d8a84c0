import { recommendMany } from './actions/recommend-many.ts'

export const bulkParts = [recommendMany]
