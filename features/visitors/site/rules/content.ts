import * as z from 'zod/mini'
import { BlockContent } from './blocks.ts'
import { Text } from './text.ts'

const ScanContent = z.strictObject({ heading: Text, text: Text, code: Text })

const head = { title: Text, description: Text }
const Named = z.strictObject({ name: Text, text: Text })

/** A claim that a company may make about itself. One with `example: true` is not drawn (decision D37). */
const Claim = z.strictObject({ text: Text, example: z.boolean() })

const DialogContent = z.strictObject({ heading: Text, text: Text, here: Text, code: Text, close: Text })

export const LayoutContent = z.strictObject({
  skip: Text,
  mainMenu: Text,
  siteMap: Text,
  openMenu: Text,
  closeMenu: Text,
  language: Text,
  signIn: Text,
  trial: Text,
  trialDialog: DialogContent,
  salesDialog: DialogContent,
  register: z.strictObject({
    heading: Text,
    text: Text,
    call: Text,
    open: Text,
    fields: z.strictObject({
      companyName: Text,
      userName: Text,
      position: Text,
      prefixPhone: Text,
      phone: Text,
      email: Text,
      vcode: Text,
    }),
    /** That one of number and e-mail address is enough. */
    either: Text,
    warnings: z.strictObject({
      companyName: Text,
      userName: Text,
      position: Text,
      phone: Text,
      email: Text,
      vcode: Text,
    }),
    privacy: Text,
    send: Text,
    /** On the button for codes during the countdown; `{n}` is replaced by the seconds. */
    resend: Text,
    sent: Text,
    submit: Text,
    done: Text,
    next: z.strictObject({ heading: Text, steps: z.array(Text) }),
    unreachable: Text,
    /** For a timeout, after which the result is unknown. */
    unanswered: Text,
  }),
  menu: z.strictObject({ product: Text, company: Text, home: Text, serviceLine: Text }),
  pages: z.record(z.string(), Text),
  footer: z.strictObject({
    about: Text,
    certificates: z.array(Claim),
    serviceLine: z.strictObject({ label: Text, number: Text, example: z.boolean() }),
    groups: z.strictObject({ product: Text, solutions: Text, judging: Text, company: Text }),
  }),
})

export const HomeContent = z.strictObject({
  ...head,
  heading: z.array(Text),
  lead: Text,
  watch: Text,
  video: z.strictObject({
    title: Text,
    mute: Text,
    unmute: Text,
    close: Text,
    failed: Text,
    transcript: Text,
  }),
  exhibit: z.strictObject({
    label: Text,
    quote: Text,
    note: Text,
    axis: Text,
    questions: z.record(z.string(), Text),
    competencies: z.record(z.string(), Text),
  }),
  report: z.strictObject({
    open: Text,
    note: Text,
    loading: Text,
    failed: Text,
    heading: Text,
    text: Text,
    /** Shown only where there may be a keyboard. */
    keys: Text,
    close: Text,
  }),
  ladder: z.strictObject({
    heading: Text,
    lead: Text,
    levels: z.array(z.strictObject({ name: Text, text: Text, people: Text })),
  }),
  products: z.strictObject({
    heading: Text,
    note: Text,
    interview: z.strictObject({
      ...Named.shape,
      lines: z.array(
        z.strictObject({
          time: Text,
          kind: z.enum(['for', 'against']),
          quote: Text,
          claim: Text,
          reason: Text,
        }),
      ),
    }),
    recruitment: z.strictObject({
      ...Named.shape,
      stages: z.array(z.strictObject({ name: Text, count: z.number() })),
    }),
    integrity: z.strictObject({
      ...Named.shape,
      checks: z.array(z.strictObject({ name: Text, marks: z.array(z.number()) })),
    }),
    coding: z.strictObject({ ...Named.shape, code: z.array(Text), passed: Text, partly: Text, result: Text }),
  }),
  testimonials: z.strictObject({
    label: Text,
    previous: Text,
    next: Text,
    pause: Text,
    play: Text,
    items: z.array(z.strictObject({ quote: Text, name: Text, role: Text, example: z.boolean() })),
  }),
  customers: z.strictObject({ heading: Text, all: Text, items: z.array(Claim) }),
  scan: ScanContent,
})

export const NotFoundContent = z.strictObject({ ...head, heading: Text, text: Text, home: Text })

export const ArticleContent = z.strictObject({
  ...head,
  kicker: z.optional(Text),
  /** The page is not listed while all its claims are examples. */
  needsReal: z.optional(z.literal(true)),
  heading: Text,
  lead: Text,
  blocks: z.array(BlockContent),
})

export type LayoutContent = z.infer<typeof LayoutContent>
export type HomeContent = z.infer<typeof HomeContent>
export type NotFoundContent = z.infer<typeof NotFoundContent>
export type ArticleContent = z.infer<typeof ArticleContent>
