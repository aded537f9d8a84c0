import type { Person } from './person.ts'

/** Forms of phone numbers, filled with eight digits. */
export const phones: Readonly<Record<string, (digits: string) => Person['phone']>> = {
  cn: (d) => ({ written: `138${d}`, compared: `+86138${d}` }),
  cnSpaced: (d) => ({ written: `150 ${d.slice(0, 4)} ${d.slice(4)}`, compared: `+86150${d}` }),
  cnCode: (d) => ({ written: `(+86) 186-${d.slice(0, 4)}-${d.slice(4)}`, compared: `+86186${d}` }),
  cnWide: (d) => ({
    written: `177${d}`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    compared: `+86177${d}`,
  }),
  tw: (d) => ({ written: `0912-${d.slice(0, 3)}-${d.slice(3, 6)}`, compared: `+886912${d.slice(0, 6)}` }),
  twPlain: (d) => ({ written: `0987${d.slice(0, 6)}`, compared: `+886987${d.slice(0, 6)}` }),
  twCode: (d) => ({
    written: `+886 933 ${d.slice(0, 3)} ${d.slice(3, 6)}`,
    compared: `+886933${d.slice(0, 6)}`,
  }),
  hk: (d) => ({ written: `+852 6${d.slice(0, 3)} ${d.slice(3, 7)}`, compared: `+8526${d.slice(0, 7)}` }),
  ie: (d) => ({ written: `+353 87 ${d.slice(0, 3)} ${d.slice(3, 7)}`, compared: `+35387${d.slice(0, 7)}` }),
  uk: (d) => ({ written: `+44 7700 ${d.slice(0, 6)}`, compared: `+447700${d.slice(0, 6)}` }),
  us: (d) => ({ written: `(415) 555-${d.slice(0, 4)}`, compared: `+1415555${d.slice(0, 4)}` }),
  sg: (d) => ({ written: `+65 9${d.slice(0, 3)} ${d.slice(3, 7)}`, compared: `+659${d.slice(0, 7)}` }),
  ca: (d) => ({ written: `+1 416-555-${d.slice(0, 4)}`, compared: `+1416555${d.slice(0, 4)}` }),
}

export const phoneKinds: Readonly<Record<Person['lang'], readonly string[]>> = {
  cn: ['cn', 'cnSpaced', 'cnCode', 'cn', 'cnWide', 'hk'],
  tw: ['tw', 'twPlain', 'twCode', 'tw', 'hk'],
  en: ['ie', 'uk', 'us', 'sg', 'ca'],
}

export const hosts: Readonly<Record<Person['lang'], readonly string[]>> = {
  cn: ['163.example', 'qq.example', 'foxmail.example', 'mail.example.cn'],
  tw: ['gmail.example', 'yahoo.example.tw'],
  en: ['gmail.example', 'outlook.example', 'mail.example.ie'],
}
