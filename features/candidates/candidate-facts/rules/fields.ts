import { readAddress } from '@candor/kernel/email-address'
import { comparedPhone } from '../../persons/rules/compared-phone.ts'
import { decideName, type NameRefusal } from './candidate-name.ts'
import type { CandidateField, FieldValue } from './field-names.ts'

const figures = {
  /** 1 male, 2 female (R3-002). */
  gender: { min: 1, max: 2, step: 1 },
  age: { min: 0, max: 150, step: 1 },
  /** Education codes (R3-078); 0 is a requirement and no level. */
  education: { min: 1, max: 7, step: 1 },
  workYears: { min: 0, max: 100, step: 0.5 },
} as const

type FigureField = keyof typeof figures

function isFigure(field: CandidateField): field is FigureField {
  return Object.hasOwn(figures, field)
}

const maxPhoneLength = 40
const maxTextLength = 200

export type FieldRefusal = NameRefusal | 'wrongPhone' | 'wrongEmail' | 'wrongValue'
export type FieldDecision =
  | { readonly allowed: true; readonly value: FieldValue }
  | { readonly allowed: false; readonly refusal: FieldRefusal }

const refused = (refusal: FieldRefusal): FieldDecision => ({ allowed: false, refusal })
const allowed = (value: FieldValue): FieldDecision => ({ allowed: true, value })

/** Control characters and marks that change the direction of text have no place in a field. */
const oddCharacters = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u

/**
 * Decides whether a value may be stored in a field, and in which form. An empty text is none; the name needs one.
 *
 * A phone stays as it was typed, where its number is possible in its country (decision S128).
 */
export function decideField(field: CandidateField, given: FieldValue): FieldDecision {
  if (isFigure(field)) return decideFigure(field, given)
  if (typeof given === 'number') return refused('wrongValue')
  const text = (given ?? '').normalize('NFC').trim()
  if (field === 'name') return decideName(text)
  if (text === '') return allowed(null)
  switch (field) {
    case 'nameLatin':
      return decideName(text)
    case 'phone': {
      const isPhone = text.length <= maxPhoneLength && comparedPhone(text) !== null
      return isPhone ? allowed(text) : refused('wrongPhone')
    }
    case 'email': {
      const address = readAddress(text)
      return address === null ? refused('wrongEmail') : allowed(address)
    }
    default:
      return text.length > maxTextLength || oddCharacters.test(text) ? refused('wrongValue') : allowed(text)
  }
}

function decideFigure(field: FigureField, given: FieldValue): FieldDecision {
  if (given === null) return allowed(null)
  const { min, max, step } = figures[field]
  const isOne = typeof given === 'number' && given >= min && given <= max && Number.isInteger(given / step)
  return isOne ? allowed(given) : refused('wrongValue')
}
