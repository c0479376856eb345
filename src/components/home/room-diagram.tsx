import type { ReactNode } from 'react';

interface PeerProps {
  readonly x: number;
  readonly name: string;
  readonly sdk: string;
  readonly children: ReactNode;
}

/** Card of a participant, 116 units wide, with a preview, a name and an SDK. */
function Peer({ x, name, sdk, children }: PeerProps): ReactNode {
  return (
    <g transform={`translate(${x} 66)`}>
      <rect className="room-card" width="116" height="150" rx="14" />
      {children}
      <text className="room-name" x="58" y="116">
        {name}
      </text>
      <text className="room-detail" x="58" y="137">
        {sdk}
      </text>
    </g>
  );
}

/** Preview of a person on camera. */
function Picture(): ReactNode {
  return (
    <>
      <rect className="room-picture" x="12" y="12" width="92" height="76" rx="8" />
      <circle className="room-person" cx="58" cy="44" r="14" />
      <path className="room-person" d="M32 88a26 26 0 0 1 52 0Z" />
    </>
  );
}

/**
 * Diagram of a room: peers send tracks to Fishjam, which forwards them, and your backend creates the room and issues
 * tokens.
 *
 * @param hasAgent - whether an agent is one of the peers; false in versions without agents.
 */
export default function RoomDiagram({ hasAgent = true }: { readonly hasAgent?: boolean }): ReactNode {
  return (
    <svg className="room-diagram" viewBox="0 0 460 420" role="img" aria-labelledby="room-title room-description">
      <title id="room-title">A Fishjam room</title>
      <desc id="room-description">
        {`A user in a browser and a user on a phone send video and audio tracks to Fishjam${
          hasAgent ? ', and an AI agent sends and receives audio' : ''
        }. Fishjam forwards each track to the other peers in the room. Your backend creates the room and issues tokens.`}
      </desc>
      <rect className="room-water" x="2" y="2" width="456" height="332" rx="24" />
      <text className="room-label" x="24" y="40">
        Room
      </text>
      <g className="room-tracks">
        <path className="room-video" d="M140 118H196" />
        <path className="room-audio" d="M140 142H192" />
        <path className="room-video" d="M320 118H264" />
        <path className="room-audio" d="M320 142H268" />
        {hasAgent && (
          <>
            <path className="room-audio" d="M218 252V170" />
            <path className="room-audio" d="M242 170V252" />
          </>
        )}
      </g>
      <circle className="room-hub" cx="230" cy="130" r="42" />
      <path
        className="room-fish"
        d="M202 130c6-11 14-16 22-16s13 6 15 16c-2 10-7 16-15 16s-16-5-22-16Zm42-8c4 5 4 11 0 16m7-20c6 8 6 16 0 24"
      />
      <circle className="room-eye" cx="216" cy="127" r="3" />
      <Peer x={24} name="Ada" sdk="React">
        <Picture />
      </Peer>
      <Peer x={320} name="Ben" sdk="React Native">
        <Picture />
      </Peer>
      {hasAgent && (
        <g transform="translate(150 252)">
          <rect className="room-card" width="160" height="64" rx="14" />
          <path className="room-voice" d="M20 26v12m8-19v26m8-32v38m8-28v18m8-13v8" />
          <text className="room-name room-left" x="68" y="29">
            Agent
          </text>
          <text className="room-detail room-left" x="68" y="49">
            Server SDK
          </text>
        </g>
      )}
      <g className="room-tracks">
        <path className="room-video" d="M24 262H52" />
        <path className="room-audio" d="M24 290H52" />
      </g>
      <text className="room-detail room-left" x="62" y="267">
        video track
      </text>
      <text className="room-detail room-left" x="62" y="295">
        audio track
      </text>
      <path className="room-arrow" d="M230 366V340m-7 9 7-9 7 9" />
      <rect className="room-card" x="2" y="366" width="456" height="52" rx="14" />
      <text className="room-name room-left" x="24" y="398">
        Your backend
      </text>
      <text className="room-detail room-right" x="436" y="398">
        creates rooms, issues tokens
      </text>
    </svg>
  );
}
