/** One message into a conversation of a messaging app. */
export interface AppMessage {
  /** The app's id of the conversation. */
  readonly conversation: string
  /** The app's id of the sender. */
  readonly sender: string
  readonly text: string
}

/** Sends into a messaging app. Throws the app's text where it refuses a message. */
export interface Messenger {
  send(message: AppMessage): Promise<void>
}
