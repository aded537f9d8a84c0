/** A rectangle on a page, in points from the upper left corner of the page as it is shown. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Where a value stands in the resume. `line` is its line in `ReadableResume`, and `quote` the text at the place.
 *
 * `page`: a box on a page of a PDF; `page` counts from 1. `text`: a range of any other document. Its offsets count the
 * characters of the shown document's text without white space, in UTF-16 units; notes of the viewer do not count.
 */
export type Place =
  | {
      readonly kind: 'page'
      readonly line: number
      readonly quote: string
      readonly page: number
      readonly box: Box
      /** Size of the page, by which a viewer scales the box. */
      readonly size: { readonly width: number; readonly height: number }
    }
  | {
      readonly kind: 'text'
      readonly line: number
      readonly quote: string
      readonly start: number
      readonly end: number
    }

/** A value as it was read, with the places that it came from; at least one. */
export interface Placed<Value> {
  readonly value: Value
  readonly places: readonly Place[]
}

/**
 * Why a person has to choose. `several`: the resume has several values. `overlap`: periods of work overlap, so the years
 * can be counted in two ways.
 */
export type ChoiceReason = 'several' | 'overlap'

/** A field that stands in the resume: one sure value, or several among which a person chooses. Never a guess. */
export type ReadField<Value> =
  | { readonly sureness: 'sure'; readonly value: Value; readonly places: readonly Place[] }
  | {
      readonly sureness: 'choose'
      readonly value: null
      readonly candidates: readonly Placed<Value>[]
      readonly why: ChoiceReason
    }

/** A phone number as the resume writes it, and in E.164, by which numbers are compared. */
export interface ReadPhone {
  readonly written: string
  readonly compared: string
}

/** One entry of the education. A part that is not sure is null; dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface ReadEducation {
  readonly school: Placed<string> | null
  readonly degree: Placed<string> | null
  readonly subject: Placed<string> | null
  readonly begin: Placed<string> | null
  /** A date, or `present`. */
  readonly end: Placed<string> | null
  readonly places: readonly Place[]
}

/** One entry of the work. A part that is not sure is null; dates are as those of the education. */
export interface ReadWork {
  readonly employer: Placed<string> | null
  readonly title: Placed<string> | null
  readonly begin: Placed<string> | null
  readonly end: Placed<string> | null
  /** Its description, one paragraph a line. */
  readonly content: Placed<string> | null
  readonly places: readonly Place[]
}

/** The fields of a resume. Null or an empty list: nothing sure stands in it. */
export interface ReadFields {
  readonly name: ReadField<string> | null
  /** A name in the file's name. A suggestion for a person, never a value. */
  readonly nameFromFile: string | null
  readonly phone: ReadField<ReadPhone> | null
  readonly email: ReadField<string> | null
  readonly education: readonly ReadEducation[]
  readonly work: readonly ReadWork[]
  /** Whole years of work: as the resume states them, else by the dates of the work. */
  readonly years: ReadField<number> | null
  readonly skills: readonly Placed<string>[]
}

/** A line of a resume. Its cells, which stand side by side, are parted by tabs. */
export interface ReadableLine {
  readonly text: string
  readonly place: Place
}

/** The text of a resume, in reading order. */
export interface ReadableResume {
  readonly kind: 'pages' | 'text'
  /** Number of pages of a PDF; 1 for any other document. */
  readonly pages: number
  readonly lines: readonly ReadableLine[]
  /** Whether the resume is longer than the limits: 100,000 characters, 30 pages, 4,000 lines. */
  readonly isCut: boolean
}

/**
 * Why no fields were read. `noText`: a scan or a picture, to be kept and filled in by hand. `locked`: it wants a
 * password, or another one. `notADocument`: its content is no document of any kind. `tooLarge` and `tooSlow`: it reached
 * a limit. `busy`: too many wait; the same file can be read later.
 */
export const readFaults = [
  'noText',
  'locked',
  'damaged',
  'tooLarge',
  'tooSlow',
  'notADocument',
  'empty',
  'busy',
] as const
export type ReadFault = (typeof readFaults)[number]

export type ReadResume =
  | { readonly kind: 'read'; readonly fields: ReadFields; readonly resume: ReadableResume }
  | { readonly kind: ReadFault; readonly nameFromFile: string | null }
