export interface School {
  readonly school: string
  readonly degree: string
  readonly subject: string
  readonly begin: string
  readonly end: string
}

export interface Job {
  readonly employer: string
  readonly title: string
  readonly begin: string
  /** `present` for work that goes on. */
  readonly end: string
  readonly lines: readonly string[]
}

/** An invented person, as the truth with which a reading is compared. */
export interface Person {
  readonly lang: 'cn' | 'tw' | 'en'
  readonly name: string
  /** As people of the country write it, and in E.164. */
  readonly phone: { readonly written: string; readonly compared: string }
  readonly email: string
  readonly city: string
  readonly headline: string
  readonly summary: string
  readonly education: readonly School[]
  readonly work: readonly Job[]
  readonly skills: readonly string[]
  /** Somebody else in the resume, whose contacts are not the candidate's. */
  readonly referee: { readonly name: string; readonly phone: string; readonly email: string }
}
