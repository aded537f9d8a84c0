import * as z from 'zod/mini'
import { BulkTerms, BulkWords } from '../contract.ts'

/** The terms of an act as they are stored, with its words once it has begun. */
export const StoredTerms = z.object({ terms: BulkTerms, words: BulkWords })
export type StoredTerms = z.output<typeof StoredTerms>
