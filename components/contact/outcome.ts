/** What is known of a message without a confirmation: it wasn't sent, or it may have arrived. */
export type Failure = 'notSent' | 'unconfirmed';

export type Outcome = 'delivered' | Failure;
