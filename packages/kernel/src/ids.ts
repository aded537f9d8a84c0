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
export type FormId = Id<'form'>
export type FormVersionId = Id<'formVersion'>

/** Ids by which records of a person are read: they come out of the database, or from the gate. */
type ProvedKind = 'company' | 'session' | 'candidate' | 'interview'

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Returns text from outside as an id; null where it has not the form of one, as it names nothing that is stored.
 *
 * It proves nothing, so that it does not compile for a kind that is proof.
 */
export function readId<Kind extends string>(
  text: Kind extends ProvedKind ? never : string | null | undefined,
): Id<Kind> | null {
  const given: string | null | undefined = text
  if (!given || !uuidForm.test(given)) return null
  return given.toLowerCase() as Id<Kind>
}
