import type { ReactNode } from 'react'
import type { Fact } from '../rules/entry.ts'

export const textOf = (fact: Fact | undefined): string => (typeof fact === 'string' ? fact : '')
export const numberOf = (fact: Fact | undefined): number | null => (typeof fact === 'number' ? fact : null)
export const textsOf = (fact: Fact | undefined): readonly string[] => (Array.isArray(fact) ? fact : [])
/** A text for a `select` of the messages; `none` without one. */
export const orNone = (fact: Fact | undefined): string => textOf(fact) || 'none'
export const yesOrNo = (fact: Fact | undefined): 'yes' | 'no' => (fact === true ? 'yes' : 'no')

/** The tag `<b>` of the messages. */
export const bold = (text: ReactNode) => <b>{text}</b>
