// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { HostPack } from '../guards/parts/host-pack.ts';

export const hostImportPack: Guard = { pack: ['nullable', HostPack], problems: ['array', 0], remarks: ['array', 0] };

export const hostPacks: Guard = ['array', HostPack];

export const hostReadPack: Guard = { title: 0, json: 0 };

export const hostRemovePack: Guard = { status: 0 };
