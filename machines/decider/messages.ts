import type { Id, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';

/** A command to a stream identified by `Stream`. A union over `Names`, so that the type determines the payload. */
export type CommandMessage<Stream extends string, Actor, Payloads, Names extends keyof Payloads> = Names extends keyof Payloads
  ? { type: Names; actor: Actor; at: Micros; payload: Payloads[Names] } & Record<Stream, Id>
  : never;

/** Payloads of commands: what is asked for, with what is read to decide it. Both by the command's name. */
export type PayloadsOf<Requests, Facts> = {
  [Name in keyof Requests | keyof Facts]: (Name extends keyof Requests ? Requests[Name] : unknown) &
    (Name extends keyof Facts ? Facts[Name] : unknown);
};

/** The members of requests that are texts, in commands references to them. */
export type TextMembers<Requests> = {
  [Name in keyof Requests]: {
    [Member in keyof Requests[Name]]: TextRef extends Requests[Name][Member] ? Member : never;
  }[keyof Requests[Name]];
}[keyof Requests];

/** An event of such a stream, as decide returns it and evolve folds it. `version`: its number in the stream, from 1. */
export type EventMessage<Stream extends string, Actor, Data, Types extends keyof Data> = Types extends keyof Data
  ? { type: Types; schemaVersion: number; version: number; actor: Actor; at: Micros; data: Data[Types] } & Record<Stream, Id>
  : never;

/** Upcasters by event type and version: `{ OrderPlaced: { 1: (data) => ({ ...data, added: null }) } }` turns version 1 into 2. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>>>;

/**
 * The schema versions of new events; 1 for a type without upcasters. A change of the data's shape adds an upcaster, which raises its version: the log is never
 * rewritten.
 */
export const newestVersions = (upcasters: Upcasters): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(upcasters).map(([type, steps]) => [type, 1 + Object.keys(steps).length]));

/**
 * Texts of a stream were emptied, and no other event says why. The state does not change. The database writes the event together with the erasure, so it has no
 * actor.
 * `before`: the texts were already empty when this rule was introduced. `personErased`: the person they were about was erased.
 */
export interface TextsErasedData {
  texts: Id[];
  cause: 'before' | 'personErased';
}
