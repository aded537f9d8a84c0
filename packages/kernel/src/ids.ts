declare const brand: unique symbol

/** A uuid that names one kind of thing, so that an interview's id cannot pass for a candidate's. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type CompanyId = Id<'company'>
export type AccountId = Id<'account'>
export type RoleId = Id<'role'>
export type SessionId = Id<'session'>
export type PositionId = Id<'position'>
export type CandidateId = Id<'candidate'>
export type InterviewId = Id<'interview'>
export type FileId = Id<'file'>

/** Whoever holds one of these reads a person's records by it: it comes out of the database, or from the gate. */
type ProvedKind = 'company' | 'session' | 'candidate' | 'interview'

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Gives text from outside the form of an id, or null: what has not the form names nothing that is stored.
 *
 * It proves nothing, so that it gives no id of a kind that is proof: of those the text does not fit.
 */
export function readId<Kind extends string>(
  text: Kind extends ProvedKind ? never : string | null | undefined,
): Id<Kind> | null {
  const given: string | null | undefined = text
  if (!given || !uuidForm.test(given)) return null
  return given.toLowerCase() as Id<Kind>
}
