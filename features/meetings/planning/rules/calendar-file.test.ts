import { offsetAt } from '@candor/kernel/zoned-time'
import ICAL from 'ical.js'
import { describe, expect, test, vi } from 'vitest'
import { type CalendarEvent, calendarDownload, calendarFeed, calendarFile } from './calendar-file.ts'
import { offsetText } from './zone.ts'

const event: CalendarEvent = {
  planId: '01932f0c-7b7e-7d4e-9a52-0f4f4b1c2d3e',
  host: 'candor.example',
  sequence: 3,
  method: 'REQUEST',
  summary: '海岚支付：技术面（苏晴岚）',
  description: '请带电脑\n, ; 都要保留',
  location: '深圳，18 层',
  startsAt: Date.UTC(2026, 10, 25, 7, 30),
  endsAt: Date.UTC(2026, 10, 25, 8, 30),
  zone: 'Asia/Shanghai',
  now: Date.UTC(2026, 10, 20),
  organizer: { name: '陈薇安', email: 'hr@hailan.example' },
  attendees: [{ name: '苏晴岚', email: 'su@mail.example' }],
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const found = calendar.getFirstSubcomponent('vevent')
  if (!found) throw new Error('there is no event')
  return { calendar, found, read: new ICAL.Event(found) }
}

describe('a calendar file, read by another library', () => {
  test('has its id, its sequence, its words and its time in the zone that it was meant in', () => {
    const { calendar, found, read: event_ } = read(calendarFile(event))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(event_.uid).toBe(`${event.planId}@candor.example`)
    expect(event_.sequence).toBe(3)
    expect(event_.summary).toBe(event.summary)
    expect(event_.description).toBe(event.description)
    expect(event_.location).toBe(event.location)
    expect(event_.startDate.toString()).toBe('2026-11-25T15:30:00')
    expect(found.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Asia/Shanghai')
    expect(event_.startDate.toJSDate().getTime() - event_.endDate.toJSDate().getTime()).toBe(-3_600_000)
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Asia/Shanghai')
    expect(event_.attendees[0]?.getFirstValue()).toMatch(/^mailto:su@mail\.example$/i)
  })

  test('cancels by the same id', () => {
    const { calendar, found, read: event_ } = read(calendarFile({ ...event, method: 'CANCEL', sequence: 4 }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(found.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([event_.uid, event_.sequence]).toEqual([`${event.planId}@candor.example`, 4])
  })

  test('puts nothing that was typed where a line of its own could begin', () => {
    const text = calendarFile({ ...event, summary: 'x\r\nATTENDEE:mailto:evil@x.example' })
    expect(text.split(/\r?\n/).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
  })
})

describe('a name that is typed', () => {
  const addressOf = (name: string) => {
    const { found } = read(calendarFile({ ...event, organizer: { name, email: 'hr@hailan.example' } }))
    const organizer = found.getFirstProperty('organizer')
    return [organizer?.getFirstParameter('cn'), String(organizer?.getFirstValue()).toLowerCase()]
  }

  test.each([
    ['HR: Beijing', 'HR: Beijing'],
    ['A; B', 'A; B'],
    ['Smith, John', 'Smith, John'],
    ['陈薇安\r\nATTENDEE:mailto:evil@x.example', '陈薇安 ATTENDEE:mailto:evil@x.example'],
    ['Robert "Bob" Smith', 'Robert Bob Smith'],
  ])('%j stands beside its address, whole', (name, expected) => {
    expect(addressOf(name)).toEqual([expected, 'mailto:hr@hailan.example'])
  })

  test('stands nowhere where it is empty or left out', () => {
    const text = calendarFile({
      ...event,
      organizer: { name: ' ', email: 'hr@hailan.example' },
      attendees: [{ name: null, email: 'su@mail.example' }],
    })
    expect(text).not.toContain('CN=')
  })
})

test('the ends of lines of any system are line breaks, and other controls are none of the text', () => {
  const typed = '请带电脑\r\n和身份证\r谢谢\u0007'
  const { read: event_ } = read(calendarFile({ ...event, description: typed }))
  expect(event_.description).toBe('请带电脑\n和身份证\n谢谢')
})

test('no letter is encoded by itself: a mail to each of a thousand people has such a file', () => {
  const encode = vi.spyOn(TextEncoder.prototype, 'encode')
  calendarFile({ ...event, description: '海岚支付技术面试'.repeat(100) })
  expect(encode).not.toHaveBeenCalled()
  encode.mockRestore()
})

test('every line has at most 75 octets, and no letter is cut', () => {
  const summary = `${'海岚支付技术面试'.repeat(12)}${'𠮷🎉'.repeat(30)}`
  const long = { ...event, summary }
  const standing = { ...long, isCancelled: false, changedAt: event.now }
  for (const shift of ['', 'a', 'ab', 'abc']) {
    const name = shift + summary
    const files = [
      calendarFile({ ...long, summary: name }),
      calendarDownload({ ...standing, summary: name }),
      calendarFeed('海岚', [{ ...standing, summary: name }]),
    ]
    for (const text of files) {
      const sent = Buffer.from(text)
      for (const line of sent.toString().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
      expect(read(sent.toString()).read.summary).toBe(name)
    }
  }
})

test('the name of a calendar is one line of text, for any content', () => {
  const text = calendarFeed('Acme, Inc.; R\\D\r\nX-OWN:1\n', [])
  expect(text.split('\r\n')).toContain('X-WR-CALNAME:Acme\\, Inc.\\; R\\\\D X-OWN:1 ')
  expect(new ICAL.Component(ICAL.parse(text)).hasProperty('x-own')).toBe(false)
})

test('a calendar with times before and after a change of the clock reads each as it was meant', () => {
  const times = [
    Date.UTC(2026, 2, 28, 9),
    Date.UTC(2026, 2, 30, 8),
    Date.UTC(2026, 9, 24, 8),
    Date.UTC(2026, 9, 26, 9),
  ]
  const events = times.map((startsAt, at) => ({
    ...event,
    planId: `plan-${at}`,
    zone: 'Europe/Berlin',
    isCancelled: false,
    changedAt: event.now,
    startsAt,
    endsAt: startsAt + 3_600_000,
  }))
  const calendar = new ICAL.Component(ICAL.parse(calendarFeed('海岚', events)))
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  if (!zone) throw new Error('there is no zone')
  // By what the file says of the zone alone, as a program does that knows no zones.
  const timezone = new ICAL.Timezone(zone)
  const read = calendar.getAllSubcomponents('vevent').map((found) => {
    const start = new ICAL.Event(found).startDate
    const local = ICAL.Time.fromString(start.toString(), undefined)
    local.zone = timezone
    return { said: start.toString().slice(11, 16), at: local.toUnixTime() * 1000 }
  })
  expect(read.map(({ said }) => said)).toEqual(['10:00', '10:00', '10:00', '10:00'])
  expect(read.map(({ at }) => at)).toEqual(times)
})

/** The parts of a zone in a feed with an interview in March and one in November. */
function zoneOf(zone: string, year = 2026) {
  const events = [Date.UTC(year, 2, 2, 9), Date.UTC(year, 10, 2, 9)].map((startsAt, at) => ({
    ...event,
    planId: `plan-${at}`,
    zone,
    isCancelled: false,
    changedAt: event.now,
    startsAt,
    endsAt: startsAt + 3_600_000,
  }))
  const calendar = new ICAL.Component(ICAL.parse(calendarFeed('海岚', events)))
  const parts = calendar.getFirstSubcomponent('vtimezone')?.getAllSubcomponents() ?? []
  return parts.map((part) => [part.name, String(part.getFirstPropertyValue('rrule') ?? '')])
}

test.each([
  ['Europe/Berlin', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'],
  ['America/New_York', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11', 'FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'],
  ['Australia/Sydney', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=4', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=10'],
])('%s is one standard and one daylight time, each with its rule', (zone, standard, daylight) => {
  expect(zoneOf(zone)).toEqual([
    ['standard', standard],
    ['daylight', daylight],
  ])
})

test('a zone without changes is one standard time, and an irregular one is written change by change', () => {
  expect(zoneOf('Asia/Shanghai')).toEqual([['standard', '']])
  const morocco = zoneOf('Africa/Casablanca')
  expect(morocco.map(([, rule]) => rule)).toEqual(morocco.map(() => ''))
  expect(morocco.length).toBeGreaterThan(1)
})

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Shanghai'])(
  'every hour of a year in %s is read as it was meant, by a program that knows no zones',
  (zone) => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...event, zone })))
    const part = calendar.getFirstSubcomponent('vtimezone')
    if (!part) throw new Error('there is no zone')
    const timezone = new ICAL.Timezone(part)
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * 3_600_000) {
      const minutes = offsetAt(at, zone)
      const local = ICAL.Time.fromJSDate(new Date(at + minutes * 60_000), true)
      local.zone = timezone
      // The hour that a clock shows twice is left out: a file says it once.
      if (offsetAt(at + 3_600_000, zone) !== minutes || offsetAt(at - 3_600_000, zone) !== minutes) continue
      expect(local.toUnixTime() * 1000).toBe(at)
    }
  },
)

test('a feed asks to be read each hour', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFeed('海岚', [])))
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  expect(calendar.getFirstProperty('refresh-interval')?.type).toBe('duration')
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
})

test.each([
  ['Asia/Shanghai', Date.UTC(2026, 10, 25), '+0800'],
  ['Europe/Berlin', Date.UTC(2026, 6, 1), '+0200'],
  ['Europe/Berlin', Date.UTC(2026, 10, 25), '+0100'],
  // The clock goes back in that night: both of the doubled hours are told apart.
  ['Europe/Berlin', Date.UTC(2026, 9, 25, 0, 30), '+0200'],
  ['Europe/Berlin', Date.UTC(2026, 9, 25, 1, 30), '+0100'],
  ['America/St_Johns', Date.UTC(2026, 10, 25), '-0330'],
  ['UTC', 0, '+0000'],
])('%s at %d is %s', (zone, at, expected) => {
  expect(offsetText(offsetAt(at, zone))).toBe(expected)
})
