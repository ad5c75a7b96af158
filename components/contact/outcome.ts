/** What is known of a message without a confirmation: it was not sent, or it may have arrived. */
export type Failure = 'notSent' | 'unconfirmed';

export type Outcome = 'delivered' | Failure;
