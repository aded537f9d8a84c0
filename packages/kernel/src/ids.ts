declare const brand: unique symbol

/** A uuid that names one kind of thing, so that an interview's id cannot pass for a candidate's. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type CompanyId = Id<'company'>
export type AccountId = Id<'account'>
export type RoleId = Id<'role'>
export type SessionId = Id<'session'>
export type PositionId = Id<'position'>
export type PersonId = Id<'person'>
export type CandidateId = Id<'candidate'>
export type InterviewId = Id<'interview'>
export type FileId = Id<'file'>
export type FormId = Id<'form'>
export type FormVersionId = Id<'formVersion'>

/** Kinds of ids that grant access to a person's records: they come from the database, or from the gate. */
type ProvedKind = 'company' | 'session' | 'candidate' | 'interview' | 'person'

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Returns external text as an id; null where it is not a valid id.
 *
 * It proves nothing, so it does not compile for a kind that is proof.
 */
export function readId<Kind extends string>(
  text: Kind extends ProvedKind ? never : string | null | undefined,
): Id<Kind> | null {
  const given: string | null | undefined = text
  if (!given || !uuidForm.test(given)) return null
  return given.toLowerCase() as Id<Kind>
}
