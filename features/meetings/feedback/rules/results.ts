import { notHeld } from '../../planning/rules/status.ts'
import { passed } from './rights.ts'

/** The result of a plan's feedback (P4-021, decision N38); an unknown code counts as open. */
export type ResultName = 'passed' | 'rejected' | 'pending' | 'notHeld'

export const resultCodes = { passed, rejected: 0, pending: 2, notHeld } as const

export function resultName(code: number): ResultName {
  if (code === resultCodes.passed) return 'passed'
  if (code === resultCodes.rejected) return 'rejected'
  return code === resultCodes.notHeld ? 'notHeld' : 'pending'
}

export const resultLooks = { passed: 'pass', rejected: 'reject', pending: 'wait', notHeld: 'none' } as const
