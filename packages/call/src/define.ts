import type * as z from 'zod/v4/core'

/**
 * The accesses that a call may declare, by kind; the product adds its kinds by declaration merging.
 *
 * A kind is only its name, or an object with the name as a key. `Field` are the text fields of the call's input: where
 * a declaration says which of them name the subject, the compiler checks them.
 */
// biome-ignore lint/correctness/noUnusedVariables: the kinds that the product adds use it.
export interface Accesses<Field extends string> {
  public: 'public'
}

/** What the gate gives the handler for each kind, beside the input. `public` proves nothing. */
export interface Proofs<Access> {
  public: Access extends 'public' ? object : never
}

/** The accesses that a call with these input fields may declare. */
export type AccessOf<Field extends string> = Accesses<Field>[keyof Accesses<Field>]
export type AnyAccess = AccessOf<string>

/** What the gate gives the handler of a call with such an access. */
export type ProofOf<Access> = Access extends string
  ? Proofs<Access>[Access & keyof Proofs<Access>]
  : Proofs<Access>[keyof Access & keyof Proofs<Access>]

type TextFieldOf<Input> = {
  [Field in keyof Input & string]: Input[Field] extends string | undefined ? Field : never
}[keyof Input & string]

/** What the client does beyond rejecting when the reply's code is not 0: T and G in the call table. */
export type FailureEffect = 'toast' | 'signIn'

export interface Call<
  Input extends z.$ZodType = z.$ZodType,
  Reply extends z.$ZodType = z.$ZodType,
  Name extends string = string,
  Access extends AnyAccess = AnyAccess,
  File extends string = string,
> {
  readonly feature: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** One sentence for the published interface. */
  readonly summary: string
  /** Whether the call changes nothing, as every GET unless it says otherwise. Only such a call can be part of a batch. */
  readonly isRead: boolean
  /** Whether what the call does can be undone for a time: the client hears of each success. */
  readonly canBeUndone: boolean
  /**
   * Whether the other replies of a batch do not wait for a slow one of this call: the batch ends without it, and the
   * client asks again. Such a call is answered last.
   */
  readonly mayLag: boolean
  readonly access: Access
  /** How the web sends a POST. The server accepts form and JSON on every one of them. */
  readonly sends: 'form' | 'json' | 'multipart'
  /** The key of the payload in the envelope. */
  readonly payload: 'data' | 'result'
  readonly input: Input
  readonly reply: Reply
  readonly refusals: Readonly<Record<Name, number>>
  readonly onFailure: readonly FailureEffect[]
  /** Names of the multipart fields that hold a file, and the most bytes of one file. */
  readonly files: { readonly fields: readonly File[]; readonly maxBytes: number } | null
  /** The most bytes of a JSON or form body; null: as many as its longest input needs. */
  readonly maxBodyBytes: number | null
  /** Whether the handler gets a JSON body as bytes, to parse it where that delays nobody. */
  readonly keepsJsonBytes: boolean
}

export type AnyCall = Call
export type InputOf<C extends AnyCall | EventCall> = z.output<C['input']>
export type SentInputOf<C extends AnyCall | EventCall> = z.input<C['input']>
export type ReplyOf<C extends AnyCall> = z.output<C['reply']>
export type FileFieldOf<C extends AnyCall> =
  C extends Call<z.$ZodType, z.$ZodType, string, AnyAccess, infer F> ? F : never

type Defaulted =
  | 'isRead'
  | 'canBeUndone'
  | 'mayLag'
  | 'sends'
  | 'payload'
  | 'refusals'
  | 'onFailure'
  | 'files'
  | 'maxBodyBytes'
  | 'keepsJsonBytes'

/** Binds the calls of one contract to their feature's folder, whose messages have the texts of the refusals. */
export function callsOf(feature: string) {
  return <
    Input extends z.$ZodType,
    Reply extends z.$ZodType,
    const Access extends AccessOf<TextFieldOf<z.output<Input>>>,
    Name extends string = never,
    File extends string = never,
  >(
    spec: Omit<Call<Input, Reply, Name, Access, File>, 'feature' | Defaulted> &
      Partial<Pick<Call<Input, Reply, Name, Access, File>, Defaulted>>,
  ): Call<Input, Reply, Name, Access, File> => ({
    feature,
    isRead: spec.method === 'GET',
    canBeUndone: false,
    mayLag: false,
    sends: spec.files ? 'multipart' : 'form',
    payload: 'data',
    refusals: {} as Record<Name, number>,
    onFailure: [],
    files: null,
    maxBodyBytes: null,
    keepsJsonBytes: false,
    ...spec,
  })
}

/**
 * A call that stays open and sends changes as server-sent events.
 *
 * It passes the gate as every call does, again at every poll. `events` has the payload of each kind of event.
 */
export interface EventCall<
  Input extends z.$ZodType = z.$ZodType,
  Event extends z.$ZodType = z.$ZodType,
  Access extends AnyAccess = AnyAccess,
> {
  readonly feature: string
  readonly method: 'GET'
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly input: Input
  /** The name of its events on the wire. */
  readonly eventName: string
  readonly event: Event
}

export type AnyEventCall = EventCall
export type EventOf<C extends AnyEventCall> = z.output<C['event']>

/** Binds the event calls of one contract to their feature's folder. */
export function eventCallsOf(feature: string) {
  return <
    Input extends z.$ZodType,
    Event extends z.$ZodType,
    const Access extends AccessOf<TextFieldOf<z.output<Input>>>,
  >(
    spec: Omit<EventCall<Input, Event, Access>, 'feature' | 'method'>,
  ): EventCall<Input, Event, Access> => ({ ...spec, feature, method: 'GET' })
}
