"""Speaks one sentence with libespeak-ng and measures where each word starts.

The espeak-ng command line reports no word times; the library's word events do.
Usage: words.py VOICE PITCH SPEED OUT.wav TEXT  -> prints [{"at": ms, "text": "..."}]
"""
import ctypes
import json
import sys
import wave


class EventId(ctypes.Union):
    _fields_ = [("number", ctypes.c_int), ("name", ctypes.c_char_p), ("string", ctypes.c_char * 8)]


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", EventId),
    ]


def main():
    voice, pitch, speed, out, text = sys.argv[1:]
    lib = ctypes.CDLL("libespeak-ng.so.1")
    rate = lib.espeak_Initialize(2, 500, None, 0)  # AUDIO_OUTPUT_SYNCHRONOUS
    samples, words = bytearray(), []

    @ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))
    def receive(wav, count, events):
        if wav and count:
            samples.extend(ctypes.string_at(wav, count * 2))
        index = 0
        while events[index].type:
            event = events[index]
            if event.type == 1:  # espeakEVENT_WORD
                start = event.text_position - 1
                words.append({"at": event.audio_position, "text": text[start : start + event.length]})
            index += 1
        return 0

    lib.espeak_SetSynthCallback(receive)
    lib.espeak_SetVoiceByName(voice.encode())
    lib.espeak_SetParameter(1, int(speed), 0)
    lib.espeak_SetParameter(3, int(pitch), 0)
    data = text.encode() + b"\0"
    lib.espeak_Synth(data, len(data), 0, 1, 0, 1, None, None)
    lib.espeak_Synchronize()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(bytes(samples))
    print(json.dumps(words))


main()
