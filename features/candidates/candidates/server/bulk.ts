import { labelMany } from './actions/label-many.ts'

export const bulkParts = [labelMany]
