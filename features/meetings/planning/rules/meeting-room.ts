/**
 * The address of a room on the company's meeting server.
 *
 * Jitsi makes a room when its address is opened (https://server/room); another server that names rooms by their address
 * needs nothing else here.
 */
export function roomAddress(server: string, room: string): string {
  return `${server}/${encodeURIComponent(room)}`
}
